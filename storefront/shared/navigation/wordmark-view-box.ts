// The part of wordmark.svg that has the outlines.
export const wordmarkViewBox = '0 10 388 194'
