declare global {
	interface Window {
		ViewTimeline?: new ( options: {
			subject: Element;
			inset: string;
		} ) => AnimationTimeline & { source?: Element | null };
	}
}

/**
 * The browser's own timeline, if the window is what scrolls the module: an `overflow: hidden` between them would be it
 * instead. Without an inset of its own it would leave out the page's `scroll-padding`.
 */
export function viewTimeline( subject: Element ): AnimationTimeline | undefined {
	const timeline = window.ViewTimeline && new window.ViewTimeline( { subject, inset: '0px' } );
	return timeline?.source === document.scrollingElement ? timeline : undefined;
}
