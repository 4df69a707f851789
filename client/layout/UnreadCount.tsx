import { shortCount } from '../ui/format.ts'

/** The count on an icon whose accessible name includes it. */
export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="absolute top-0.75 left-6.25 min-w-4.5 rounded-full bg-accent px-1.25 text-center text-2xs font-strong text-on-accent">
      {shortCount(count)}
    </span>
  )
