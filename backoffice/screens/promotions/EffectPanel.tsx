// Preview: what the rule in the form would have taken off last week's orders.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { formatMoney } from '#messages/format.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ruleOf, type PromotionDraft } from './promotion-draft.ts'

type Effect = AdminOutput<'admin.previewPromotion'>

export function EffectPanel({ promotionKey, draft }: { promotionKey: string | null; draft: PromotionDraft }) {
  const t = useTranslate()
  const locale = useLocale()
  const { busy, run } = useAction()
  const rule = ruleOf(draft)
  const position = Number(draft.position) || 0
  const asked = JSON.stringify({ rule, position })
  // The effect belongs to the rule that was asked about: a changed form hides it.
  const [known, setKnown] = useState<{ asked: string; effect: Effect } | null>(null)
  const effect = known?.asked === asked ? known.effect : null
  const preview = () =>
    run(async () => {
      const found = await adminCall('admin.previewPromotion', { key: promotionKey, rule, position })
      setKnown({ asked, effect: found })
    })
  return (
    <Panel
      title={t('admin.promotions.effect')}
      text={t('admin.promotions.effectText')}
      action={
        <Button size="s" variant="secondary" loading={busy} onClick={() => void preview()}>
          {t('admin.promotions.calculate')}
        </Button>
      }
    >
      <output>
        {effect &&
          `${t('admin.promotions.affected', { affected: effect.affected, orders: effect.orders })} ${effect.less
            .map((each) => `−${formatMoney(locale, each)}`)
            .join(', ')}`}
      </output>
    </Panel>
  )
}
