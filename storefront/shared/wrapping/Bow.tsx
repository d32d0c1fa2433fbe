// The bow of a wrapped gift, in the colour of the ribbon.
export function Bow() {
  return (
    <svg data-part="bow" viewBox="0 0 80 40" aria-hidden="true">
      <path d="M38 36 22 40l4-7 12-3zM42 36l16 4-4-7-12-3z" />
      <path d="M40 32C26 34 6 28 8 14 9 4 24 4 31 14c5 7 8 13 9 18zM40 32c14 2 34-4 32-18C71 4 56 4 49 14c-5 7-8 13-9 18z" />
      <path d="M40 32C32 27 22 23 17 15M40 32c8-5 18-9 23-17" fill="none" />
      <rect x="35" y="26" width="10" height="10" rx="3.5" />
    </svg>
  )
}
