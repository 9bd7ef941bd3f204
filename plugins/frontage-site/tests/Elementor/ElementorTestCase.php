<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Elementor;

use Frontage\Site\Elementor\DocumentConverter;
use Frontage\Site\Elementor\ElementorMedia;
use Frontage\Site\Elementor\TargetSite;
use Frontage\Tests\WordPressTestCase;

/** Documents of Elementor, and pages that hold them. */
abstract class ElementorTestCase extends WordPressTestCase {

	protected const FIXTURES = __DIR__ . '/../../../../tests/fixtures/elementor/';

	protected static function document( string $name ): string {
		$json = file_get_contents( self::FIXTURES . "$name.json" );
		self::assertIsString( $json );
		return $json;
	}

	/** @return array{ content: string, moved: int, kept: int, findings: list<array{ code: string, what: string, count: int }> } */
	protected static function converted( string $json ): array {
		return DocumentConverter::convert( $json, new TargetSite( new ElementorMedia(), true ) );
	}

	/**
	 * What one widget becomes.
	 *
	 * @param array<string, mixed> $settings
	 */
	protected static function widget( string $type, array $settings ): string {
		return self::converted( self::around( [ 'id' => 'w1', 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => [] ] ) )['content'];
	}

	/** @param array<string, mixed> $element */
	protected static function around( array $element ): string {
		return (string) wp_json_encode( [ [ 'id' => 's1', 'elType' => 'section', 'settings' => [], 'elements' => [ [ 'id' => 'c1', 'elType' => 'column', 'settings' => [ '_column_size' => 100 ], 'elements' => [ $element ] ] ] ] ] );
	}

	/**
	 * The codes of what was found.
	 *
	 * @return list<string>
	 */
	protected static function codes( string $json ): array {
		return array_column( self::converted( $json )['findings'], 'code' );
	}

	/** @return list<string> Names of all blocks, in order. */
	protected static function names( string $content ): array {
		preg_match_all( '~<!-- wp:([a-z0-9/-]+)~', $content, $found );
		return $found[1];
	}

	/** A page as Elementor leaves it. */
	protected function page( string $json, string $content = "<p>old &amp; \"raw\" \\ text</p>\n<script>x</script>", string $status = 'publish' ): int {
		kses_remove_filters();
		$id = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => $status, 'post_title' => 'Made by hand', 'post_content' => $content ] ) );
		self::assertIsInt( $id );
		update_post_meta( $id, '_elementor_data', wp_slash( $json ) );
		update_post_meta( $id, '_elementor_edit_mode', 'builder' );
		update_post_meta( $id, '_wp_page_template', 'elementor_header_footer' );
		return $id;
	}
}
