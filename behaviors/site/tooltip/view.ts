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
let shown: Owner;
/** The previous value of `aria-describedby`. */
let before: string | null;

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

function look() {
	const wanted = hovered ?? focused;
	if ( wanted === shown ) {
		return;
	}
	tip.remove();
	if ( before ) {
		shown?.setAttribute( DESCRIBED, before );
	} else {
		shown?.removeAttribute( DESCRIBED );
	}
	shown = wanted;
	if ( shown ) {
		before = shown.getAttribute( DESCRIBED );
		shown.setAttribute( DESCRIBED, before ? `${ before } ${ tip.id }` : tip.id );
		shown.removeAttribute( 'title' ); // The browser would show it as well.
		tip.textContent = shown.dataset.tooltip!;
		// Elements outside a modal dialog cannot be hovered.
		shown.closest( 'dialog,body' )!.append( tip );
		tip.showPopover();
		if ( ! CSS.supports( 'position-area:top' ) ) {
			void place( shown );
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
		look();
	}
}

/** Also for the element that loses focus, which no longer matches. */
function focus( { target }: Event ) {
	focused = ( target as Element ).matches( ':focus-visible' ) ? ownerOf( target ) : undefined;
	look();
}

function press( event: KeyboardEvent ) {
	const { key, target } = event;
	if ( key === 'Escape' && shown ) {
		event.preventDefault(); // Escape closes only the tooltip, not the dialog around it.
		event.stopPropagation();
		hovered = focused = undefined;
		look();
	} else if ( /^(Enter| )$/.test( key ) && ( target as HTMLElement ).matches( 'span.fr-tooltip' ) ) {
		event.preventDefault();
		focused = target as HTMLElement;
		look();
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
