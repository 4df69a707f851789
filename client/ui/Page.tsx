import type { ReactNode } from 'react'

type PageProps = {
  title: string
  subtitle?: ReactNode
  /** The page's primary button, or its replacement. */
  action?: ReactNode
  children: ReactNode
}

export function Page({ title, subtitle, action, children }: PageProps) {
  return (
    <div className="content pt-8 pb-16 md:pt-10">
      <PageHeading title={title} subtitle={subtitle} action={action} />
      <div className="mt-8">{children}</div>
    </div>
  )
}

/** For layouts with another width. */
export function PageHeading({ title, subtitle, action }: Omit<PageProps, 'children'>) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="font-display text-2xl font-title text-balance">{title}</h1>
        {subtitle && <p className="mt-0.5 max-w-measure text-base text-pretty text-ink-2">{subtitle}</p>}
      </div>
      {action}
    </div>
  )
}
