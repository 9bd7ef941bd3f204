import { createHover, type HoverUses } from './hover';
import type { Layer } from './layer';
import type { ModuleContext } from '../../types/module-context';
import type { PlayAction } from '../../types/playback-config';

/** docs: contract D: Enter and click count once in this time, and the first one counts. */
const DEBOUNCE = 300; // ms

type Uses = HoverUses & Pick< ModuleContext, 'element' | 'listen' | 'act' | 'emit' >;

/** Listens once for all layers, for what their play document says and no more. */
export function listenForActions( context: Uses, layers: Layer[] ): void {
	const { clock, element, listen } = context;
	const last = new Map< PlayAction, number >();
	const waiting = new Set< () => void >();
	const hovers = new Map(
		layers.filter( ( { spec } ) => spec.hover ).map( ( layer ) => [ layer, createHover( context, layer ) ] )
	);
	const byElement = new Map( layers.map( ( layer ) => [ layer.element as Element, layer ] ) );
	const hovered = new Set< Layer >();
	const focused = new Set< Layer >();
	const used = new Set( layers.flatMap( ( { spec: { actions = [] } } ) => actions.map( ( { on } ) => on ) ) );

	function trigger( { spec, element: layer, swap }: Layer, on: PlayAction[ 'on' ] ) {
		for ( const action of spec.actions ?? [] ) {
			const early = on !== 'mouseleave' && clock.now() - last.get( action )! < DEBOUNCE; // Nothing is less than NaN.
			if ( action.on === on && ! early ) {
				last.set( action, clock.now() );
				const run = () => {
					if ( context.act( action, layer ) ) {
						if ( action.swap ) {
							swap();
						}
						context.emit( 'layer:acted', { layer, action } );
					}
				};
				if ( action.delay ) {
					waiting.add( clock.after( action.delay, run ) );
				} else {
					run();
				}
			}
		}
	}

	/** The layers around a node, from the inside out. */
	function around( node: EventTarget | null, call: ( layer: Layer ) => void ) {
		for ( let each = node as Element | null; each && each !== element; each = each.parentElement ) {
			const layer = byElement.get( each );
			if ( layer ) {
				call( layer );
			}
		}
	}

	/** Pointer and focus: the first one enters a layer, the last one leaves it. */
	const cross = ( type: string, own: Set< Layer >, other: Set< Layer >, enters: boolean ) =>
		listen( element, type, ( { target, relatedTarget }: MouseEvent | FocusEvent ) => {
			if ( type === 'focusin' && ! ( target as Element ).matches( ':focus-visible' ) ) {
				return; // A click's.
			}
			around( target, ( layer ) => {
				if (
					! layer.element.contains( relatedTarget as Node | null ) &&
					own[ enters ? 'add' : 'delete' ]( layer ) &&
					! other.has( layer )
				) {
					trigger( layer, enters ? 'mouseenter' : 'mouseleave' );
					hovers.get( layer )?.turn( enters );
				}
			} );
		} );

	if ( used.delete( 'click' ) ) {
		listen( element, 'click', ( event: MouseEvent ) => {
			const anchor = ( event.target as Element ).closest( 'a[href]' );
			const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
			around( event.target, ( layer ) => {
				if ( layer.element.contains( anchor ) ) {
					if ( elsewhere ) {
						return; // In another window: the browser's.
					}
					if ( layer.spec.actions?.some( ( action ) => action.do === 'menulink' ) ) {
						event.preventDefault(); // It scrolls there, or goes there by itself.
					}
				}
				trigger( layer, 'click' );
			} );
		} );
		listen( element, 'keydown', ( event: KeyboardEvent ) => {
			const target = event.target as HTMLElement;
			if ( /^(Enter| )$/.test( event.key ) && target.matches( '.fr-layer [role="button"]' ) ) {
				event.preventDefault();
				target.click();
			}
		} );
	}
	if ( used.size || hovers.size ) {
		cross( 'mouseover', hovered, focused, true );
		cross( 'mouseout', hovered, focused, false );
		cross( 'focusin', focused, hovered, true ); // The keyboard's way over a layer.
		cross( 'focusout', focused, hovered, false );
	}
	context.undo( () => waiting.forEach( ( cancel ) => cancel() ) );
}
