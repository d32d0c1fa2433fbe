// For work between a change of the document and its next paint. On the server nothing is painted.
import { useEffect, useLayoutEffect } from 'react'

export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
