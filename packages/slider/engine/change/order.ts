import type { Play } from '../contract/play';

/** Which slide comes when: one after another or shuffled, without those that have been shown often enough. */
export interface Order {
	/** How often all slides have gone by. */
	readonly rounds: number;
	/** How often a slide has been shown, this time included. */
	shows: ( slide: number ) => number;
	next: () => number | undefined;
	previous: () => number | undefined;
	/** What `go()` understands, as an index. */
	resolve: ( to: number | string ) => number | undefined;
	/** Notes that a slide is shown now. */
	arrive: ( slide: number, byNext: boolean ) => void;
	/** Autoplay ends at the slide that is shown now. */
	ends: () => boolean;
	/** Counts rounds from 0 again. */
	restart: () => void;
}

export function createOrder( { kind, slides, start, autoplay }: Play, random: () => number ): Order {
	const all = kind === 'hero' ? [ start ] : slides.map( ( _, index ) => index );
	const shows = slides.map( () => 0 );
	let order = all;
	let coming = all; // Known beforehand, for its first image is asked for early.
	let place = all.indexOf( start );
	let rounds = 0;

	const shuffled = ( last: number ) => {
		const rest = [ ...all ];
		const mixed: number[] = [];
		while ( rest.length ) {
			mixed.push( ...rest.splice( Math.floor( random() * rest.length ), 1 ) );
		}
		if ( mixed[ 0 ] === last ) {
			mixed.push( mixed.shift()! ); // Never the same slide twice in a row.
		}
		return mixed;
	};
	if ( autoplay?.shuffle ) {
		order = [ start, ...shuffled( -1 ).filter( ( slide ) => slide !== start ) ];
		place = 0;
		coming = shuffled( order.at( -1 )! );
	}

	const current = () => order[ place ]!;
	const allowed = ( slide: number ) => shows[ slide ]! < ( slides[ slide ]!.hideAfter ?? Infinity );
	const seek = ( candidates: number[] ) => candidates.find( ( slide ) => slide !== current() && allowed( slide ) );
	const next = () => seek( [ ...order.slice( place + 1 ), ...coming ] );
	const wraps = () => seek( order.slice( place + 1 ) ) === undefined;

	return {
		get rounds() {
			return rounds;
		},
		shows: ( slide ) => shows[ slide ]!,
		next,
		previous: () => seek( [ ...order, ...order.slice( 0, place ) ].reverse() ),
		resolve( to ) {
			const words: Record< string, () => number | undefined > = {
				next,
				previous: this.previous,
				first: () => all[ 0 ],
				last: () => all.at( -1 ),
			};
			let index: number | undefined;
			if ( typeof to === 'number' ) {
				index = to;
			} else if ( words[ to ] ) {
				index = words[ to ]();
			} else if ( /^[+-]\d+$/.test( to ) ) {
				const at = all.indexOf( current() ) + Number( to );
				index = all[ ( ( at % all.length ) + all.length ) % all.length ];
			} else {
				const named = slides.findIndex(
					( { key, deeplink } ) => key === to || ( deeplink && deeplink === to )
				);
				index = named < 0 && /^\d+$/.test( to ) ? Number( to ) : named;
			}
			return index !== undefined && all.includes( index ) ? index : undefined;
		},
		arrive( slide, byNext ) {
			shows[ slide ]! += 1;
			let at = order.indexOf( slide );
			if ( byNext && at <= place && slide !== current() ) {
				rounds++;
				order = coming;
				at = order.indexOf( slide );
				coming = autoplay?.shuffle ? shuffled( order.at( -1 )! ) : all;
			} else if ( ! byNext && autoplay?.shuffle && at > place ) {
				// Called out of turn: it has had its turn in this round.
				order = order.filter( ( other ) => other !== slide );
				order.splice( place + 1, 0, slide );
				at = place + 1;
			}
			place = at;
		},
		ends() {
			const { stop, rounds: most } = autoplay ?? {};
			return !! (
				slides[ current() ]!.stops ||
				next() === undefined ||
				( stop && stop.slide === current() && rounds >= stop.rounds ) ||
				( most !== undefined && rounds >= most - 1 && wraps() )
			);
		},
		restart() {
			rounds = 0;
		},
	};
}
