"""tmp"""
from moon_desktop.engine.suits import Suits
from moon_desktop.players.reading import beaters_in

def tricks(held:int, unseen:int, suits:Suits)->float:
    b=beaters_in(suits); v=0.0
    bits=held
    while bits:
        bit=bits&-bits; bits^=bit; i=bit.bit_length()-1
        s=suits.leads[i][0]
        h=(unseen&b[s][i]&suits.followers[s]).bit_count()
        if bit&suits.trumps: v+=(1.0,.75,.6,.5,.4,.3,.3,.3)[h]
        else: v+=(.8,.4,.2,.1,.05,0,0,0)[min(h,7)]
    return v
