// One gift of an order that may come back: how many, and why.
import { isFault, returnReasons, type ReturnReason } from '#domain/return-reason.ts'
import { useTranslate } from '../pages/visit.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { useLineName } from './line-name.ts'
import { LinePicture } from './LinePicture.tsx'
import type { Choice } from './SendBack.tsx'
import type { OrderView } from './use-order.ts'

type SendBackLineProps = {
  kind: 'return' | 'withdrawal'
  line: OrderView['lines'][number]
  choice: Choice | undefined
  onChange: (choice: Choice) => void
}

export function SendBackLine({ kind, line, choice, onChange }: SendBackLineProps) {
  const t = useTranslate()
  const name = useLineName()
  if (line.returnable === 0 || (kind === 'return' && line.returnUntil === null)) return null
  const reasons = line.personal ? returnReasons.filter(isFault) : returnReasons
  const reason = choice?.reason ?? reasons[0] ?? 'other'
  const quantity = choice?.quantity ?? 0
  const excluded = line.personal && kind === 'withdrawal'
  return (
    <div data-part="line">
      <LinePicture line={line} />
      <SelectField
        label={t('after.howMany', { title: name(line) })}
        hint={line.personal ? t('after.personal') : undefined}
        disabled={excluded}
        value={quantity}
        onChange={(event) => onChange({ quantity: Number(event.target.value), reason })}
      >
        {Array.from({ length: excluded ? 1 : line.returnable + 1 }, (_, count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      {kind === 'return' && quantity > 0 && (
        <SelectField
          label={t('after.reason')}
          value={reason}
          onChange={(event) => onChange({ quantity, reason: event.target.value as ReturnReason })}
        >
          {reasons.map((each) => (
            <option key={each} value={each}>
              {t(`after.reason.${each}`)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
