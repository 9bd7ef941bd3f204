import cases from '../../cases.json';
import { fromSource } from './source';
import type { Binding, SliderDocument } from './types';

interface Row {
	name: string;
	document: SliderDocument;
	posts: { id: number; values: Record< string, unknown > }[];
	slides: unknown;
}

test.each( cases.source as unknown as Row[] )( '$name', ( { document, posts, slides } ) => {
	const valueOf = ( post: number, { args }: Binding ) =>
		posts.find( ( { id } ) => id === post )?.values[ args?.field ?? args?.key ?? '' ];
	const ids = posts.map( ( { id } ) => id );
	expect( fromSource( document, ids, valueOf ).slides ).toEqual( slides );
} );
