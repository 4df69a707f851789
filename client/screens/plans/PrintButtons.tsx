import { Download, Printer } from 'lucide-react'
import { Button, buttonClass } from '../../ui/Button.tsx'

/** Phones have only the download. */
export function PrintButtons({ planId }: { planId: string }) {
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
