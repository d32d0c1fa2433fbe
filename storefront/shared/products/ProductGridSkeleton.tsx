// Skeleton of a product list while it loads.
import { Skeleton } from '#web/ui/Skeleton.tsx'
import './ProductGrid.css'

export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <span className="product-grid" data-kind="row">
        {Array.from({ length: 4 }, (_, at) => (
          <span key={at}>
            <Skeleton shape="square" />
            <Skeleton lines={2} />
          </span>
        ))}
      </span>
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
