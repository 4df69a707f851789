/** What the looks of a grid's blocks and hours mean: each with its classes and its words. */
export function Legend({ looks }: { looks: ReadonlyArray<readonly [classes: string, text: string]> }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-3 text-sm text-ink-2">
      {looks.map(([classes, text]) => (
        <li key={text} className="flex items-center gap-2">
          <span aria-hidden className={`h-3.5 w-4.5 rounded-sm ${classes}`} />
          {text}
        </li>
      ))}
    </ul>
  )
}
