declare global {
	interface Window {
		ViewTimeline?: new ( options: {
			subject: Element;
			inset: string;
		} ) => AnimationTimeline & { source?: Element | null };
	}
}

/**
 * The browser's view timeline, if the window is the scroll container; an `overflow: hidden` in between would become it
 * instead. The inset is set, since the default would exclude the page's `scroll-padding`.
 */
export function viewTimeline( subject: Element ): AnimationTimeline | undefined {
	const timeline = window.ViewTimeline && new window.ViewTimeline( { subject, inset: '0px' } );
	return timeline?.source === document.scrollingElement ? timeline : undefined;
}
