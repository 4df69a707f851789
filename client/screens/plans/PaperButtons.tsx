import { Download, Printer } from 'lucide-react'
import { Button, buttonClass } from '../../ui/Button.tsx'

/** A plan on paper, or as a file to keep: a phone has room for the file alone. */
export function PaperButtons({ planId }: { planId: string }) {
  return (
    <>
      <Button look="outline" className="max-md:hidden" onClick={() => print()}>
        <Printer size={18} />
        Print
      </Button>
      <a href={`/api/plans/${planId}/plan.pdf`} download className={buttonClass('outline')}>
        <Download size={18} />
        <span>
          <span className="max-md:sr-only">Download</span> PDF
        </span>
      </a>
    </>
  )
}
