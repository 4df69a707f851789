import { Skeletons } from '../../ui/Skeletons.tsx'

export function PlansSkeleton() {
  return (
    <Skeletons
      className="grid gap-5 md:grid-cols-2 lg:grid-cols-3"
      bars={['h-72 rounded-lg', 'h-72 rounded-lg']}
    />
  )
}
