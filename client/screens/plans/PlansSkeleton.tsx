import { Skeletons } from '../../ui/Skeletons.tsx'

/** A placeholder of cards of plans; `height` is a class. */
export const PlansSkeleton = ({ height = 'h-72' }: { height?: string }) => (
  <Skeletons
    className="grid gap-5 md:grid-cols-2 lg:grid-cols-3"
    bars={[`${height} rounded-lg`, `${height} rounded-lg`]}
  />
)
