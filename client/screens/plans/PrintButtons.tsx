import { Download, Printer } from 'lucide-react'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'

/** Phones have only the download. */
export function PrintButtons({ planId }: { planId: string }) {
  const t = useT()
  return (
    <>
      <Button look="outline" className="max-md:hidden" onClick={() => print()}>
        <Printer size={18} />
        {t('plans.print')}
      </Button>
      <a href={`/api/plans/${planId}/plan.pdf`} download className={buttonClass('outline')}>
        <Download size={18} />
        <span>
          <Rich
            id="plans.downloadShort"
            values={{ wide: (text) => <span className="max-md:sr-only">{text}</span> }}
          />
        </span>
      </a>
    </>
  )
}
