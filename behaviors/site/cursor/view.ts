/**
 * A ring that follows the mouse, and says what blocks under it gave it to say. The element is PHP's; it follows in wide
 * windows alone, and a mouse alone. Its frames end when it has arrived.
 */
export {}; // A module of its own: its names are nobody else's.

const ACTIVE = 'button, a, input, textarea, [data-cursor], [data-cursor-label], [data-cursor-icon]';
const LAG = 80; // ms; then about a third of the way is left

// PHP prints all of it with this; an author's own element may have the class alone.
const label = document.querySelector( '.fr-cursor > .fr-cursor__sign > .fr-cursor__label' )!;
const cursor = label.closest< HTMLElement >( '.fr-cursor' )!;
const icons = cursor.querySelectorAll( '[data-icon]' );
const still = matchMedia( '(prefers-reduced-motion: reduce)' );
const wide = matchMedia( '(min-width: 992px) and (pointer: fine)' );

let x = 0;
let y = 0;
/** Where the mouse is. */
let toX = 0;
let toY = 0;
/** When the last frame was; 0: it rests. */
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

/** What it is over; nothing: the mouse is not here. */
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
			x = toX; // It comes out where the mouse is.
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
		over( null ); // The window was left.
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
