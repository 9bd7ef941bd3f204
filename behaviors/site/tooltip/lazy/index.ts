/** Positions the tooltip in browsers without CSS anchor positioning: beside its owner, on the side with enough space. */
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

const GAP = 8; // px, as in style.css; also the margin to the window's edges.

let stop = () => {};

export function place( owner: Element, tip: HTMLElement ): void {
	const isShown = () => tip.isConnected && owner.matches( `[aria-describedby~="${ tip.id }"]` );
	stop();
	delete tip.dataset.placed;
	if ( ! isShown() ) {
		return; // It is no longer shown.
	}
	stop = autoUpdate( owner, tip, async () => {
		const { x, y } = await computePosition( owner, tip, {
			placement: 'top',
			strategy: 'fixed',
			middleware: [ offset( GAP ), flip( { padding: GAP } ), shift( { padding: GAP } ) ],
		} );
		if ( isShown() ) {
			Object.assign( tip.style, { left: `${ x }px`, top: `${ y }px` } );
			tip.dataset.placed = '';
		} else {
			stop();
		}
	} );
}
