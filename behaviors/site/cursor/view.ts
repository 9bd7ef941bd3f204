/**
 * A ring that follows the mouse and shows the label of the block below. PHP renders the element. It is active only in wide
 * windows and for a mouse. Animation frames stop when it has reached the pointer.
 */
export {}; // Makes this file a module with its own scope.

const ACTIVE = 'button, a, input, textarea, [data-cursor], [data-cursor-label], [data-cursor-icon]';
const LAG = 80; // ms; after that, about a third of the distance is left.

// PHP renders the complete structure; an element of an author may have only the class.
const label = document.querySelector( '.fr-cursor > .fr-cursor__sign > .fr-cursor__label' )!;
const cursor = label.closest< HTMLElement >( '.fr-cursor' )!;
const icons = cursor.querySelectorAll( '[data-icon]' );
const still = matchMedia( '(prefers-reduced-motion: reduce)' );
const wide = matchMedia( '(min-width: 992px) and (pointer: fine)' );

let x = 0;
let y = 0;
/** The pointer's position. */
let toX = 0;
let toY = 0;
/** Time of the last frame; 0: not moving. */
let last = 0;

function draw( now: number ) {
	const left = still.matches ? 0 : Math.exp( Math.min( 0, last - now ) / LAG );
	x = toX + ( x - toX ) * left;
	y = toY + ( y - toY ) * left;
	last = now;
	if ( Math.hypot( x - toX, y - toY ) < 0.5 ) {
		x = toX;
		y = toY;
		last = 0;
	} else {
		requestAnimationFrame( draw );
	}
	cursor.style.transform = `translate(${ x }px,${ y }px)`;
}

/** Shows the label for the element below; null: the pointer left. */
function over( target: EventTarget | null ) {
	const find = ( selector: string ) => ( target as Element | null )?.closest?.< HTMLElement >( selector );
	const text = find( '[data-cursor-label]' )?.dataset.cursorLabel;
	const name = find( '[data-cursor-icon]' )?.dataset.cursorIcon;
	const set = ( of: Element, state: string, is: unknown ) => of.classList.toggle( state, !! is );
	label.textContent = text ?? '';
	icons.forEach( ( icon ) => set( icon, 'is-on', icon.getAttribute( 'data-icon' ) === name ) );
	set( cursor, 'is-active', find( ACTIVE ) );
	set( cursor, 'has-label', text );
	set( cursor, 'has-icon', name );
	set( cursor, 'is-hidden', ! target || find( '[data-cursor=hidden], iframe' ) );
	set( document.body, 'is-cursor-active', text || name );
}

function hear( { type, target, relatedTarget, pointerType, clientX, clientY }: PointerEvent ) {
	if ( pointerType === 'touch' ) {
		return;
	}
	if ( /move|over/.test( type ) ) {
		toX = clientX;
		toY = clientY;
		if ( cursor.matches( '.is-hidden' ) ) {
			x = toX; // It appears at the pointer.
			y = toY;
		}
		if ( ! last ) {
			last = performance.now();
			requestAnimationFrame( draw );
		}
	}
	if ( type === 'pointerover' ) {
		over( target );
	} else if ( /up|down|cancel/.test( type ) ) {
		cursor.classList.toggle( 'is-mouse-down', type === 'pointerdown' );
	} else if ( type === 'pointerout' && ! relatedTarget ) {
		over( null ); // The pointer left the window.
	}
}

let listening = new AbortController();

function look() {
	listening.abort();
	cursor.className = 'fr-cursor';
	over( null );
	if ( wide.matches ) {
		cursor.classList.add( 'is-enabled' );
		listening = new AbortController();
		for ( const type of [ 'move', 'over', 'out', 'down', 'up', 'cancel' ] ) {
			addEventListener( `pointer${ type }`, hear as EventListener, { passive: true, signal: listening.signal } );
		}
	}
}

wide.addEventListener( 'change', look );
look();
