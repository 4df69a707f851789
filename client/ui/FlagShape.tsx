/** The shape beside a word such as "Low". It is drawn because few fonts have these signs. */
export function FlagShape({ of }: { of: 'low' | 'high' | 'normal' | 'unranged' }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 10 10"
      className={`inline size-2.5 shrink-0 stroke-current ${of === 'unranged' ? 'fill-none' : 'fill-current'} ${of === 'high' ? 'rotate-180' : ''}`}
    >
      {of === 'low' || of === 'high' ? (
        <path d="M1.5 2.5h7L5 8.5z" />
      ) : (
        <circle cx="5" cy="5" r={of === 'normal' ? 3 : 2.5} />
      )}
    </svg>
  )
}
