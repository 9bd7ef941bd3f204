import {
	ADD,
	ADDED,
	CHANGED,
	REMOVED,
	SHARED,
	cartHash,
	hasCart,
	oldScripts,
	type Addition,
	type Change,
} from '../events';
import type { Cart, Line } from './cart-types';
import { ask, type Answer } from './store-api';
import { tidy } from './quantity-limits';
import { minus, plus, scaled } from './format-price';
import { acrossTabs, createQueue } from './request-queue';

/** An error, where it is shown, and how to retry. */
export interface Problem {
	/** A line's key, `coupon`, or an empty string for the whole cart. */
	at: string;
	kind: 'refused' | 'offline' | 'unsure' | 'wait';
	message: string;
	again?: () => void;
}
export interface View {
	/** The current or expected cart; `undefined` until it is known. */
	cart: Cart | undefined;
	isEmpty: boolean;
	isBusy: boolean;
	problem: Problem | undefined;
	removed: Line | undefined;
}

const REST = 300; // ms after the last click on plus or minus.

export type CartStore = ReturnType< typeof createStore >;

export function createStore( route: string ) {
	const queue = createQueue( acrossTabs( SHARED ) );
	const listeners = new Set< () => void >();
	const channel = new BroadcastChannel( SHARED );
	let known: Cart | undefined;
	let knownHash: string | undefined;
	let problem: Problem | undefined;
	let removed: Line | undefined;
	/** Line key => requested quantity; 0 removes the line. */
	const wanted = new Map< string, number >();
	let view: View = { cart: undefined, isEmpty: false, isBusy: false, problem: undefined, removed: undefined };
	let speaking = false;

	const update = () => {
		const cart = known && expected( known, wanted );
		view = {
			cart,
			isEmpty: cart ? ! cart.lines.length && ! cart.count : knownHash === '',
			isBusy: queue.isBusy(),
			problem,
			removed,
		};
		listeners.forEach( ( call ) => call() );
	};

	/** Takes over a cart from the server, whose state counts, and notifies other displays of the count. */
	const adopt = ( cart: Cart, isOurs: boolean ) => {
		const before = known?.count ?? 0;
		known = cart;
		knownHash = cartHash();
		for ( const [ key, quantity ] of wanted ) {
			const line = cart.lines.find( ( one ) => one.key === key );
			if ( ! line || line.quantity === quantity ) {
				wanted.delete( key );
			}
		}
		const detail: Change = { count: cart.count };
		document.dispatchEvent( new CustomEvent( CHANGED, { detail } ) );
		if ( isOurs ) {
			channel.postMessage( detail );
			speaking = true;
			document.body.dispatchEvent( new CustomEvent( cart.count < before ? REMOVED : ADDED, { bubbles: true } ) );
			oldScripts()?.trigger( 'wc_fragment_refresh' );
			speaking = false;
		}
	};

	const send = async (
		path: string,
		body: object | undefined,
		at: string,
		again?: () => void
	): Promise< Answer > => {
		update();
		const answer = await ask( route, path, body, () => {
			problem = { at, kind: 'wait', message: '' };
			update();
		} );
		if ( answer.ok ) {
			if ( problem?.at === at ) {
				problem = undefined;
			}
			adopt( answer.cart, body !== undefined );
		} else {
			if ( answer.kind === 'refused' && answer.cart ) {
				adopt( answer.cart, true );
			}
			problem = {
				at,
				kind: answer.kind,
				message: answer.kind === 'refused' ? answer.message : '',
				...( again && answer.kind !== 'refused' && { again } ),
			};
		}
		return answer;
	};
	const task = ( name: string | undefined, run: () => Promise< void >, delay?: number ) =>
		queue.add( { ...( name && { name } ), run: () => run().finally( () => setTimeout( update ) ) }, delay );

	const load = () => task( 'load', async () => void ( await send( 'cart', undefined, '', load ) ) );

	const want = ( key: string, quantity: number ) => {
		problem = undefined;
		// Without its product ID it cannot be restored.
		removed = quantity ? undefined : known?.lines.find( ( line ) => line.key === key && line.id );
		wanted.set( key, quantity );
		task(
			key,
			async () => {
				const now = wanted.get( key );
				const is = known?.lines.find( ( line ) => line.key === key )?.quantity;
				if ( now === undefined || now === is ) {
					wanted.delete( key );
					return;
				}
				const path = now ? 'cart/update-item' : 'cart/remove-item';
				const { ok } = await send( path, now ? { key, quantity: now } : { key }, key, () => want( key, now ) );
				if ( wanted.get( key ) === now ) {
					wanted.delete( key ); // The server's state is shown; clicks made meanwhile are handled next.
					removed = ok ? removed : undefined;
				}
			},
			quantity ? REST : 0
		);
		update();
	};

	const add = ( { id, quantity = 1, variation = [] }: Addition ): Promise< boolean > =>
		new Promise( ( done ) => {
			const run = async () => {
				removed = undefined;
				const body = { id, quantity, variation };
				done( ( await send( 'cart/add-item', body, '', () => void add( { id, quantity, variation } ) ) ).ok );
			};
			task( undefined, run );
			update();
		} );

	const coupon = ( path: string, code: string ): Promise< boolean > =>
		new Promise( ( done ) => {
			problem = undefined;
			task( undefined, async () => done( ( await send( path, { code }, 'coupon' ) ).ok ) );
			update();
		} );

	/** Shows the previously loaded cart, unless the cookie's hash shows that it has changed. */
	const look = () => {
		if ( ! hasCart() ) {
			known = undefined;
			knownHash = '';
			update();
		} else if ( ! known || knownHash !== cartHash() ) {
			load();
		}
	};
	const hear = () => {
		if ( ! speaking ) {
			look();
		}
	};

	document.addEventListener( ADD, ( event ) => void add( ( event as CustomEvent< Addition > ).detail ) );
	document.body.addEventListener( ADDED, hear );
	document.body.addEventListener( REMOVED, hear );
	oldScripts()?.on( 'added_to_cart removed_from_cart updated_wc_div', hear );
	channel.onmessage = load;

	return {
		subscribe( call: () => void ) {
			listeners.add( call );
			return () => void listeners.delete( call );
		},
		view: () => view,
		look,
		want,
		undo: ( { id, quantity, variation }: Line ) => add( { id, quantity, variation } ),
		apply: ( code: string ) => coupon( 'cart/apply-coupon', code ),
		drop: ( code: string ) => coupon( 'cart/remove-coupon', code ),
	};
}

/** The cart as expected once the server accepts the pending changes. */
export function expected( cart: Cart, wanted: ReadonlyMap< string, number > ): Cart {
	if ( ! wanted.size ) {
		return cart;
	}
	let { count, sum, sumTax } = cart;
	const lines = cart.lines
		.map( ( line ) => {
			const quantity = wanted.get( line.key ) ?? line.quantity;
			if ( quantity === line.quantity ) {
				return line;
			}
			const next = {
				...line,
				quantity,
				sum: scaled( line.sum, line.quantity, quantity ),
				sumTax: scaled( line.sumTax, line.quantity, quantity ),
			};
			// Totals are adjusted by the difference, since they also include lines that could not be parsed.
			count = tidy( count + quantity - line.quantity );
			sum = plus( sum, minus( next.sum, line.sum ) );
			sumTax = plus( sumTax, minus( next.sumTax, line.sumTax ) );
			return next;
		} )
		.filter( ( { quantity } ) => quantity );
	return { ...cart, lines, count: Math.max( 0, count ), sum, sumTax };
}
