// What Vite tells the modules it serves or builds; absent where Node runs the sources themselves.
interface ImportMeta {
  readonly env?: { readonly DEV: boolean }
}
