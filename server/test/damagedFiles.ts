import fc from 'fast-check'

/** One wound of a file: at a share of its length, so many bytes are overwritten, cut out, doubled, or all after them lost. */
const wound = fc.record({
  // Even over the file: doubles are drawn evenly by their bits, and nearly all of those lie at its very start.
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
