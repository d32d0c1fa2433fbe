// The day when a gift arrives if it is ordered now.
import { Icon } from '#web/ui/Icon.tsx'
import './ArrivalLine.css'

export function ArrivalLine({ text }: { text: string }) {
  return (
    <p className="arrival-line">
      <Icon name="truck" />
      {text}
    </p>
  )
}
