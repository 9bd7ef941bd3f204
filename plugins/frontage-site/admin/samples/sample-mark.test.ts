import { createBlock, registerBlockType } from '@wordpress/blocks';
import { isSample, markOf, textOf } from './sample-mark';

beforeAll( () => {
	registerBlockType( 'frontage/figure', {
		apiVersion: 3,
		title: 'Figure',
		category: 'text',
		attributes: { text: { type: 'string' }, size: { type: 'string' } },
		save: () => null,
	} as never );
} );

const figure = ( text: string, size = 's' ) => createBlock( 'frontage/figure', { text, size } );

test( 'only inserted samples have a mark, sections around them have none', () => {
	const mark = ( frSample: unknown ) => markOf( { metadata: { frSample } } );
	expect( [ mark( 'figure:0123abcd' ), mark( 'section' ), mark( 'figure' ), mark( 7 ), markOf( {} ) ] ).toEqual( [
		'figure:0123abcd',
		'',
		'',
		'',
		'',
	] );
} );

test( 'a sample is one until its text is edited, and again after undo', () => {
	const is = ( text: string, size?: string ) => isSample( 'figure:00000001', textOf( figure( text, size ) ), [] );
	expect( [ is( '98%' ), is( '98%', 'l' ), is( '12%' ), is( '98%' ) ] ).toEqual( [ true, true, false, true ] );
} );

test( 'what was edited before the editor was opened is no sample', () => {
	expect( isSample( 'figure:00000002', '12%', [ 'figure:00000002' ] ) ).toBe( false );
} );
