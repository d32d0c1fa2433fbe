// The page of a list in the address: `?page=2`.
import { useRoute } from '#web/platform/pages/visit.ts'

const lastPage = 1_000

export function usePageNumber(): number {
  return Math.min(lastPage, Math.max(1, Math.floor(Number(useRoute().query.get('page')) || 1)))
}
