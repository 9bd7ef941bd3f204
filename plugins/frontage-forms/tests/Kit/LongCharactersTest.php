<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Database\FourByteCharacters;
use Frontage\Tests\WordPressTestCase;

/** Attributes of blocks keep their characters on a table of three bytes a character. */
final class LongCharactersTest extends WordPressTestCase {

	private const CONTENT = '<!-- wp:frontage/slider {"title":"A 😀 \\\\ \\u003cb\\u003e"} --><!-- wp:frontage/layer {"type":"text","text":{"html":"🎉"}} /--><!-- /wp:frontage/slider --><!-- wp:paragraph --><p>🎉</p><!-- /wp:paragraph -->';

	public function test_attributes_are_read_as_they_were_written(): void {
		add_filter( 'pre_get_col_charset', static fn (): string => 'utf8mb3' );
		$id = wp_insert_post( wp_slash( [ 'post_title' => 'x', 'post_content' => self::CONTENT ] ), true );
		self::assertIsInt( $id );
		$content = get_post( $id )->post_content;
		self::assertDoesNotMatchRegularExpression( '/[\x{10000}-\x{10FFFF}]/u', $content );
		self::assertSame( 'A 😀 \\ <b>', parse_blocks( $content )[0]['attrs']['title'] );
		self::assertStringContainsString( '🎉', (string) wp_json_encode( parse_blocks( $content )[0]['innerBlocks'][0]['attrs'], JSON_UNESCAPED_UNICODE ) );
		self::assertStringContainsString( '<p>&#x1f389;</p>', $content, 'In HTML it is the entity that WordPress makes.' );
		self::assertSame( $content, get_post( wp_update_post( wp_slash( [ 'ID' => $id, 'post_content' => $content ] ) ) )->post_content );
	}

	/** PCRE gives up at a million steps, and what it gives back then is null. */
	public function test_contents_of_any_length_are_kept(): void {
		add_filter( 'pre_get_col_charset', static fn (): string => 'utf8mb3' );
		$long = str_repeat( 'x', 3 * MB_IN_BYTES );
		$html = '<!-- wp:frontage/slider {"title":"%s","html":"' . $long . '%s"} /--><p>%s</p>';
		// Not assertSame(), which would print megabytes.
		self::assertTrue( sprintf( $html, '\ud83d\ude00', '\ud83d\ude00', '😀' ) === wp_unslash( FourByteCharacters::escape_slashed( wp_slash( sprintf( $html, '😀', '😀', '😀' ) ) ) ) );
		foreach ( [ str_repeat( '<!-- wp:a {', 200_000 ), str_repeat( '<!-- wp:a {} ', 200_000 ), '<!-- wp:a ' . str_repeat( ' ', 3 * MB_IN_BYTES ), '<!-- wp:' . $long ] as $unclosed ) {
			self::assertTrue( "$unclosed 😀" === wp_unslash( FourByteCharacters::escape_slashed( wp_slash( "$unclosed 😀" ) ) ) );
		}
	}

	public function test_where_there_is_room_nothing_is_escaped(): void {
		add_filter( 'pre_get_col_charset', static fn (): string => 'utf8mb4' );
		$html = '<!-- wp:frontage/counter {"label":"😀"} /-->';
		foreach ( [ 'content_save_pre', 'wp_insert_post_data' ] as $hook ) {
			$kept = apply_filters( $hook, 'content_save_pre' === $hook ? wp_slash( $html ) : [ 'post_content' => wp_slash( $html ) ], [], [], false );
			self::assertSame( wp_slash( $html ), is_array( $kept ) ? $kept['post_content'] : $kept );
		}
	}
}
