import cases from '../../cases.json';
import { slidesFromPosts, templateSlide } from './post-source';
import type { Binding, SliderDocument } from '../../generated/option-types';

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
	expect( slidesFromPosts( document, ids, valueOf ).slides ).toEqual( slides );
} );

test( 'a template shows a post under its own names while it is edited', () => {
	const bindings = { html: { source: 'frontage/post', args: { field: 'title' } } };
	const document: SliderDocument = {
		schema: 1,
		options: { source: { type: 'posts' } },
		slides: [ { key: 'a', layers: [ { id: 'head', html: 'Sample', bindings } ] }, { key: 'b' } ],
	};
	expect( templateSlide( document, 7, () => 'One' ).slides ).toEqual( [
		{ key: 'a', layers: [ { id: 'head', html: 'One' } ] },
		{ key: 'b' },
	] );
} );
