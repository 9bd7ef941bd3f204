import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { activation } from '../../bin/lib/plugins.mjs';

describe( 'plugins that ask for others', () => {
	const folders = [];
	const plugins = ( needs, mainFiles = {} ) => {
		const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
		folders.push( folder );
		for ( const [ slug, list ] of Object.entries( needs ) ) {
			mkdirSync( path.join( folder, slug ) );
			const header = list ? ` * Requires Plugins:  ${ list }\n` : '';
			writeFileSync(
				path.join( folder, slug, mainFiles[ slug ] ?? `${ slug }.php` ),
				`<?php\n/**\n * Plugin Name: ${ slug }\n${ header } */\n`
			);
		}
		return activation( folder );
	};
	after( () => folders.forEach( ( folder ) => rmSync( folder, { recursive: true } ) ) );

	test( 'ours need nothing of one another and are all switched on, the shop where there is one', () => {
		assert.deepEqual( activation( 'plugins' ).left, [ 'frontage-shop is left out: woocommerce is not there.' ] );
		const { order, left } = activation( 'plugins', 'tests/doubles' );
		assert.deepEqual( left, [] );
		assert.ok(
			order.indexOf( 'woocommerce/woocommerce.php' ) < order.indexOf( 'frontage-shop/frontage-shop.php' )
		);
	} );

	test( 'what is needed comes first, also through another', () =>
		assert.deepEqual(
			plugins( { 'frontage-a': 'frontage-b', 'frontage-b': 'shop-engine', 'shop-engine': '', other: '' } ).order,
			[ 'shop-engine/shop-engine.php', 'frontage-b/frontage-b.php', 'frontage-a/frontage-a.php' ]
		) );

	test( 'the main file of another’s plugin may have any name', () =>
		assert.deepEqual( plugins( { 'frontage-a': 'shop', shop: '' }, { shop: 'wp-shop.php' } ).order, [
			'shop/wp-shop.php',
			'frontage-a/frontage-a.php',
		] ) );

	test( 'one whose requirement is not there is left out with a sentence, and so is what needs it', () => {
		const { order, left } = plugins( { 'frontage-a': 'frontage-b', 'frontage-b': 'shop', 'frontage-c': '' } );
		assert.deepEqual( order, [ 'frontage-c/frontage-c.php' ] );
		assert.deepEqual( left, [
			'frontage-a is left out: shop is not there.',
			'frontage-b is left out: shop is not there.',
		] );
	} );

	test( 'two that ask for each other are left out', () =>
		assert.deepEqual( plugins( { 'frontage-a': 'frontage-b', 'frontage-b': 'frontage-a' } ).order, [] ) );
} );
