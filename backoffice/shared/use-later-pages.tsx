// A list that continues: the pages after the first, and the button that loads the next one.
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { t } from '../platform/language.ts'
import { useAction } from '../platform/use-action.ts'

type LaterPages<Page> = {
  /** The first page and the later ones; empty until the first has loaded. */
  readonly pages: readonly Page[]
  /** Null on the last page. */
  readonly moreButton: ReactNode
  /** Applies a write to the later pages; the first one has its own loader. */
  readonly changeLater: (change: (page: Page) => Page) => void
}

/** `load` returns the page after the one with this `next`. */
export function useLaterPages<Page extends { readonly next?: unknown }>(
  first: Page | undefined,
  load: (next: NonNullable<Page['next']>) => Promise<Page>,
): LaterPages<Page> {
  const { busy, run } = useAction()
  const [later, setLater] = useState<readonly Page[]>([])
  const next: Page['next'] = (later.at(-1) ?? first)?.next
  const loadNext = (after: NonNullable<Page['next']>) =>
    run(async () => {
      const page = await load(after)
      setLater((before) => [...before, page])
    })
  return {
    pages: first ? [first, ...later] : [],
    moreButton:
      next === undefined || next === null ? null : (
        <Button variant="secondary" wide loading={busy} onClick={() => void loadNext(next)}>
          {t('admin.orders.more')}
        </Button>
      ),
    changeLater: (change) => setLater((before) => before.map(change)),
  }
}
