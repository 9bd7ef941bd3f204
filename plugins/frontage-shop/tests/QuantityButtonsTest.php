<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests;

use Frontage\Shop\Settings;
use Frontage\Tests\ShopTestCase;

/** Plus and minus come to pages that have a quantity, where the owner wants them. */
final class QuantityButtonsTest extends ShopTestCase {

	private const MODULE = '@frontage/behaviours/quantity';

	private function field( string $sku ): string {
		ob_start();
		woocommerce_quantity_input( [ 'input_name' => 'quantity' ], self::product( $this->products[ $sku ] ) );
		return (string) ob_get_clean();
	}

	public function test_switching_the_plugin_on_changes_no_page(): void {
		$this->field( 'MUG-1' );
		self::assertNotContains( self::MODULE, wp_script_modules()->get_queue() );
	}

	public function test_a_page_with_a_quantity_has_them_with_their_words(): void {
		update_option( Settings::QUANTITY, true );
		$this->field( 'MUG-1' );
		self::assertContains( self::MODULE, wp_script_modules()->get_queue() );
		/** @var array<string, mixed> $data */
		$data = apply_filters( 'script_module_data_' . self::MODULE, [] );
		self::assertSame( 'Reduce quantity of %s', $data['less'] );
		self::assertFalse( $data['updates'] );
		update_option( Settings::UPDATE, true );
		/** @var array<string, mixed> $data */
		$data = apply_filters( 'script_module_data_' . self::MODULE, [] );
		self::assertTrue( $data['updates'] );
	}

	public function test_the_field_keeps_the_limits_of_its_product(): void {
		$tags = new \WP_HTML_Tag_Processor( $this->field( 'PEN-1' ) );
		self::assertTrue( $tags->next_tag( 'INPUT' ) );
		self::assertSame( [ '2', '6', '2' ], array_map( $tags->get_attribute( ... ), [ 'min', 'max', 'step' ] ) );
		self::assertStringContainsString( 'type="hidden"', $this->field( 'LIC-1' ) );
	}

	public function test_the_settings_are_switches_that_are_off(): void {
		Settings::register();
		$registered = get_registered_settings();
		foreach ( [ Settings::QUANTITY, Settings::UPDATE ] as $option ) {
			self::assertFalse( $registered[ $option ]['default'] );
			self::assertSame( 'boolean', $registered[ $option ]['type'] );
			self::assertFalse( sanitize_option( $option, 'false' ) );
		}
	}
}
