declare global {
	interface Window {
		ViewTimeline?: new ( options: { subject: Element } ) => AnimationTimeline & { source?: Element | null };
	}
}

/** The browser's own timeline, if the window is what scrolls the module: an `overflow: hidden` between them would be it instead. */
export function viewTimeline( subject: Element ): AnimationTimeline | undefined {
	const timeline = window.ViewTimeline && new window.ViewTimeline( { subject } );
	return timeline?.source === document.scrollingElement ? timeline : undefined;
}
