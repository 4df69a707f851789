import fc from 'fast-check'

/**
 * One damage of a file: at a fraction of its length, some bytes are overwritten, zeroed, cut out or doubled, or
 * everything after them is lost.
 */
const wound = fc.record({
  // Integers, for an even spread over the file: nearly all random doubles would be close to 0.
  at: fc.noBias(fc.nat(9_999)).map((part) => part / 10_000),
  length: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 2_000 })),
  how: fc.constantFrom('overwrite', 'zero', 'cut', 'double', 'truncate'),
  byte: fc.nat(255),
})
type Wound = typeof wound extends fc.Arbitrary<infer T> ? T : never
export const damages = fc.array(wound, { minLength: 1, maxLength: 4 })

/** The file with these damages, one after the other. */
export function damaged(file: Buffer, all: Wound[]): Buffer {
  return all.reduce((bytes, { at, length, how, byte }) => {
    const start = Math.floor(at * bytes.length)
    const [before, hit, after] = [
      bytes.subarray(0, start),
      bytes.subarray(start, start + length),
      bytes.subarray(start + length),
    ]
    switch (how) {
      case 'overwrite':
        return Buffer.concat([before, Buffer.alloc(hit.length, byte), after])
      case 'zero':
        return Buffer.concat([before, Buffer.alloc(hit.length), after])
      case 'cut':
        return Buffer.concat([before, after])
      case 'double':
        return Buffer.concat([before, hit, hit, after])
      default:
        return before
    }
  }, file)
}
