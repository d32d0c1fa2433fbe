// Button that adds an item to a list.
import { Button, type ButtonProps } from '#web/ui/Button.tsx'

export function AddButton(props: ButtonProps) {
  return <Button size="s" variant="secondary" icon="plus" {...props} />
}
