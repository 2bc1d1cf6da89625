import time

import pytest

from moon_desktop import settings
from moon_desktop.application import MoonDesktop
from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.table import tempo
from tests.gui.person import Person


@pytest.mark.parametrize("by",["drag","click","keys"])
def test_x(qtbot,tmp_path,by):
    t=time.time()
    p=MoonDesktop(tmp_path/'data', settings.file_at(tmp_path/'config'), pace=tempo.AT_ONCE)
    qtbot.addWidget(p.window)
    p.start()
    p.begin(PRESETS['follow-me-42'],0)
    me=Person(p,by)
    print('setup',time.time()-t); t=time.time()
    me.play_to_the_end()
    print('game',time.time()-t,len(p.host.entries))
