/**
 * A tooltip for elements with `data-tooltip`, on hover and focus. One popover for the page, positioned by CSS; other
 * browsers load a script for it. Without script, the `title` attribute shows the text.
 */
import { moduleData } from '@frontage/kit/module-data';

const DESCRIBED = 'aria-describedby';

const tip = document.createElement( 'div' );
tip.id = tip.className = 'fr-tip';
tip.role = 'tooltip';

type Late = { place: ( owner: Element, text: Element ) => void };
type Owner = HTMLElement | null | undefined;
let hovered: Owner;
let focused: Owner;
let currentOwner: Owner;
/** The previous value of `aria-describedby`. */
let describedBefore: string | null;

async function place( on: HTMLElement ) {
	try {
		// The browser's native import: webpack's would add its runtime.
		const { load } = await import( /* webpackIgnore: true */ '@frontage/kit/load' );
		const { lazy } = moduleData< { lazy: { script: string } } >( '@frontage/behaviours/tooltip' );
		( await load< Late >( 'frontage/tooltip', { url: lazy!.script, stateless: true } ) ).place( on, tip );
	} catch {
		on.title = tip.textContent!;
	}
}

function update() {
	const nextOwner = hovered ?? focused;
	if ( nextOwner === currentOwner ) {
		return;
	}
	tip.remove();
	if ( describedBefore ) {
		currentOwner?.setAttribute( DESCRIBED, describedBefore );
	} else {
		currentOwner?.removeAttribute( DESCRIBED );
	}
	currentOwner = nextOwner;
	if ( currentOwner ) {
		describedBefore = currentOwner.getAttribute( DESCRIBED );
		currentOwner.setAttribute( DESCRIBED, describedBefore ? `${ describedBefore } ${ tip.id }` : tip.id );
		currentOwner.removeAttribute( 'title' ); // The browser would show it as well.
		tip.textContent = currentOwner.dataset.tooltip!;
		// Elements outside a modal dialog cannot be hovered.
		currentOwner.closest( 'dialog,body' )!.append( tip );
		tip.showPopover();
		if ( ! CSS.supports( 'position-area:top' ) ) {
			void place( currentOwner );
		}
	}
}

/** An event's target may be the document, or null. */
const ownerOf = ( target: EventTarget | null ) =>
	( target as Element | null )?.closest?.< HTMLElement >( '[data-tooltip]' );

/** Touch is no hover: its click shows the tooltip until the next click elsewhere. A click by keyboard has no `detail`. */
function point( { target, relatedTarget, detail, pointerType }: PointerEvent ) {
	const owner = ownerOf( target );
	// Moving within the same owner changes nothing: a tooltip closed by Escape stays closed.
	if ( ! tip.contains( target as Node ) && ( ! owner || owner !== ownerOf( relatedTarget ) ) ) {
		hovered = detail || pointerType !== 'touch' || owner === hovered ? owner : undefined;
		update();
	}
}

/** Also for the element that loses focus, which no longer matches. */
function focus( { target }: Event ) {
	focused = ( target as Element ).matches( ':focus-visible' ) ? ownerOf( target ) : undefined;
	update();
}

function press( event: KeyboardEvent ) {
	const { key, target } = event;
	if ( key === 'Escape' && currentOwner ) {
		event.preventDefault(); // Escape closes only the tooltip, not the dialog around it.
		event.stopPropagation();
		hovered = focused = undefined;
		update();
	} else if ( /^(Enter| )$/.test( key ) && ( target as HTMLElement ).matches( 'span.fr-tooltip' ) ) {
		event.preventDefault();
		focused = target as HTMLElement;
		update();
	}
}

if ( tip.showPopover as unknown ) {
	tip.popover = 'manual';
	addEventListener( 'pointerover', point );
	addEventListener( 'click', ( event ) => event.detail && point( event ) );
	addEventListener( 'focusin', focus );
	addEventListener( 'focusout', focus );
	addEventListener( 'keydown', press, true );
}
