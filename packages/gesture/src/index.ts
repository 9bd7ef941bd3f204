export { onDrag, type Drag, type DragHandlers, type DragOptions } from './drag';
export { onSwipe, type SwipeOptions } from './swipe';
