type Animate = ( element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions ) => void;

const AWAY: Record< string, string > = {
	left: 'translateX(-101%)',
	right: 'translateX(101%)',
	top: 'translateY(-101%)',
	bottom: 'translateY(101%)',
};
const OPPOSITE: Record< string, string > = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

export interface Block {
	/** The block covers the content; when the block leaves, the content is visible (or hidden). */
	wipe: (
		animate: Animate,
		direction: string,
		timing: { delay: number; duration: number; easing: string },
		goes: boolean
	) => void;
	undo: () => void;
}

/** A colored block over a layer: `blocktoleft` crosses it to the left, `blockfromleft` comes from the left and returns. */
export function createBlock( content: HTMLElement, color: string ): Block {
	const clip = document.createElement( 'span' );
	const block = document.createElement( 'span' );
	clip.setAttribute( 'aria-hidden', 'true' );
	clip.style.cssText = 'position:absolute;inset:0;overflow:clip;pointer-events:none';
	block.style.cssText = 'position:absolute;inset:0';
	block.style.background = color;
	clip.append( block );

	return {
		wipe( animate, direction, { delay, duration, easing }, goes ) {
			const side = /left|right|top|bottom/.exec( direction )?.[ 0 ] ?? 'left';
			const from = AWAY[ direction.includes( 'from' ) ? side : OPPOSITE[ side ]! ]!;
			const timing: KeyframeAnimationOptions = { delay, duration, fill: goes ? 'forwards' : 'both' };
			content.after( clip );
			animate(
				block,
				[
					{ transform: from, easing },
					{ transform: 'none', offset: 0.5, easing },
					{ transform: AWAY[ side ]! },
				],
				{ ...timing, fill: 'both' }
			);
			const [ before, after ] = goes ? [ 1, 0 ] : [ 0, 1 ];
			animate(
				content,
				[ { opacity: before, easing: 'step-end' }, { opacity: after, offset: 0.5 }, { opacity: after } ],
				timing
			);
		},
		undo: () => clip.remove(),
	};
}
