/** Renders headings, lists and paragraphs of Markdown, nothing else. */
export function HealthAnalysisText({ text }: { text: string }) {
  return (
    <div className="grid gap-3 text-base">
      {text.split(/\n{2,}/).map((block, index) => {
        const key = `${index} ${block.slice(0, 20)}`
        if (block.startsWith('## ')) {
          return (
            <h3 key={key} className="mt-2 text-lg font-strong first:mt-0">
              {block.slice(3)}
            </h3>
          )
        }
        if (block.startsWith('- ')) {
          return (
            <ul key={key} className="grid list-disc gap-1 pl-5">
              {block
                .split(/\n?- /)
                .filter(Boolean)
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          )
        }
        return <p key={key}>{block}</p>
      })}
    </div>
  )
}
