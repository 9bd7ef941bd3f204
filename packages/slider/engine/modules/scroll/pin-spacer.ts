import type { ModuleContext } from '../../types/module-context';

type Uses = Pick< ModuleContext, 'element' | 'stage' | 'undo' >;

/** Adds space below a pinned stage, 1 px for each ms, unless the stylesheet has done so (`.fr-slider--pinned`). */
export function pin( { element, stage, undo }: Uses, px: number ) {
	if ( getComputedStyle( stage ).position === 'sticky' ) {
		return;
	}
	const room = document.createElement( 'div' );
	room.style.blockSize = `${ px }px`;
	stage.after( room );
	stage.style.position = 'sticky';
	stage.style.insetBlockStart = '0';
	element.classList.add( 'fr-slider--pinned' );
	undo( () => {
		room.remove();
		stage.style.removeProperty( 'position' );
		stage.style.removeProperty( 'inset-block-start' );
		element.classList.remove( 'fr-slider--pinned' );
	} );
}
