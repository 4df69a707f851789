import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The handle by which an element of a list is moved (`useReorder`). */
export const DragHandle = ({ label, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className="flex size-tap shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink aria-pressed:cursor-grabbing aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft pointer-fine:w-8"
    {...rest}
  >
    <GripVertical size={18} />
  </button>
)
