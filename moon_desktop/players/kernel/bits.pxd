# `bits.py` for the compiled kernel. The instructions for it have other names in each compiler.

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int moon_lowest(unsigned int bits) {
        unsigned long place;
        _BitScanForward(&place, bits);
        return (int)place;
    }
    static __inline int moon_top(unsigned int bits) {
        unsigned long place;
        _BitScanReverse(&place, bits);
        return (int)place;
    }
    #else
    #define moon_lowest(bits) __builtin_ctz(bits)
    #define moon_top(bits) (31 - __builtin_clz(bits))
    #endif
    """
    int bit_place "moon_lowest"(unsigned int bits) nogil
    int top_place "moon_top"(unsigned int bits) nogil


cdef inline unsigned int highest_bit(unsigned int bits) noexcept nogil:
    return <unsigned int>1 << top_place(bits)


# Counting is no instruction of every processor.
cdef inline int bit_count(unsigned int bits) noexcept nogil:
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    return bits * 0x01010101 >> 24
