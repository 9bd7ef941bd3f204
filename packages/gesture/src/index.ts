export { onDrag, type Drag, type DragHandlers, type DragOptions } from './drag';
export { isInScroller } from './scroller';
export { onSwipe, type SwipeOptions } from './swipe';
