// Props that bind a control to a value outside of `useForm`. `onChange` receives the new value.

type Changed<Control> = { readonly currentTarget: Control }

/** For text fields and selects. A select's type lists its values. */
export function bindText<Text extends string>(value: Text, onChange: (value: Text) => void) {
  return {
    value,
    onChange: ({ currentTarget }: Changed<{ value: string }>): void => onChange(currentTarget.value as Text),
  }
}

/** For forms without `useForm`. */
export function bindSubmit(submit: () => void) {
  return {
    onSubmit(event: { preventDefault: () => void }): void {
      event.preventDefault()
      submit()
    },
  }
}

export function bindChecked(checked: boolean, onChange: (checked: boolean) => void) {
  return {
    checked,
    onChange: ({ currentTarget }: Changed<{ checked: boolean }>): void => onChange(currentTarget.checked),
  }
}
