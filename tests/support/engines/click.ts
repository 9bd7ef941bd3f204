import type { Engine, Mouse } from './engine';

type Evaluate = Engine[ 'evaluate' ];
/** Number of animation frames in which an element must have stopped moving: half a minute on an idle machine. */
const FRAMES = 1800;

type Watched = Window & { isMeant?: boolean };

/**
 * Clicks an element as a person does: when it has stopped moving and is on top. Pages move while they validate input, so the
 * target is checked before the button is released; a press beside it is canceled and repeated.
 */
export async function click( evaluate: Evaluate, mouse: Mouse, selector: string ): Promise< void > {
	for (;;) {
		const { x, y } = await evaluate( stand, selector, FRAMES );
		await mouse.move( x, y );
		await mouse.down();
		const isMeant = await evaluate( isHit, selector );
		await mouse.up();
		if ( isMeant ) {
			return;
		}
	}
}

/** Its position, when it is there; from then on presses on other elements are canceled. */
function stand( selector: string, frames: number ) {
	const watch = ( element: Element ) => {
		const watched = window as Watched;
		delete watched.isMeant;
		const guard = ( event: Event ) => {
			watched.isMeant ??= element.contains( event.target as Node );
			if ( ! watched.isMeant ) {
				event.preventDefault();
				event.stopImmediatePropagation();
			}
		};
		for ( const event of [ 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click' ] ) {
			addEventListener( event, guard, { capture: true, once: true } );
		}
	};
	return new Promise< { x: number; y: number } >( ( done, fail ) => {
		let before = '';
		const look = () => {
			const element = document.querySelector( selector );
			const [ box ] = element?.getClientRects() ?? [];
			const now = box ? [ box.x, box.y, box.width, box.height ].join() : '';
			if ( element && box && now === before ) {
				const [ x, y ] = [ box.x + box.width / 2, box.y + box.height / 2 ].map( Math.round ) as [
					number,
					number,
				];
				if ( x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ) {
					element.scrollIntoView( { block: 'center', inline: 'center', behavior: 'instant' } );
				} else if ( element.contains( document.elementFromPoint( x, y ) ) ) {
					watch( element );
					done( { x, y } );
					return;
				}
			}
			before = now;
			if ( ! element || --frames < 0 ) {
				fail( new Error( `${ selector } ${ element ? 'never stood still on top' : 'is not there' }` ) );
			} else {
				requestAnimationFrame( look );
			}
		};
		look();
	} );
}

/** Whether the press hit it, and a text field got the focus. */
function isHit( selector: string ) {
	const { isMeant } = window as Watched;
	const element = document.querySelector( selector );
	const takesText = element?.matches(
		'textarea, input:not([type=submit], [type=button], [type=checkbox], [type=radio])'
	);
	return !! isMeant && ( ! takesText || element === document.body.ownerDocument.activeElement );
}
