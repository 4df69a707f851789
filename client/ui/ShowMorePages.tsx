import { ShowMore } from './ShowMore.tsx'

/** The cursor of the next page, if the page's last row has `more`; undefined after the last page. */
export const nextId = (page: readonly { id: string; more?: true }[]) =>
  page.at(-1)?.more ? page.at(-1)?.id : undefined

type ShowMorePagesProps = {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The "Show more" button of an infinite query, as long as there is more. */
export const ShowMorePages = ({ of }: ShowMorePagesProps) =>
  of.hasNextPage && <ShowMore busy={of.isFetchingNextPage} onMore={() => void of.fetchNextPage()} />
