<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\TagTypes\Upload;

use Frontage\Forms\Compat\DragDropUpload\DragDropSettings;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\TagTypes\Upload\UploadAssets;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__, 2 ) . '/Form/FormTestCase.php';

/** What a page is told for its upload fields. */
final class UploadAssetsTest extends FormTestCase {

	public function test_only_a_form_with_an_upload_field_asks_for_anything(): void {
		wp_dequeue_style( 'frontage-forms-upload' ); // As on a page of its own: others render forms before.
		$is_there = static fn (): array => [ wp_style_is( 'frontage-forms-upload' ), (bool) has_filter( 'script_module_data_frontage-forms-upload' ) ];
		( new FormRenderer() )->render( $this->make_form( '[text* your-name][file cv][submit]' ) );
		self::assertSame( [ false, false ], $is_there() );
		( new FormRenderer() )->render( $this->make_form( '[mfile docs][submit]' ) );
		self::assertSame( [ true, true ], $is_there() );
	}

	public function test_the_owners_words_stand_before_ours(): void {
		$word = static fn ( string $name ): mixed => UploadAssets::add_data( [] )['words'][ $name ];
		self::assertSame( 'Uploaded file exceeds the maximum upload size of your server.', $word( 'server_max_error' ) );
		update_option( DragDropSettings::OPTION, [ 'drag_n_drop_error_server_limit' => 'Too much <b>for us</b>.', 'drag_n_drop_text' => 'Put it here' ] );
		self::assertSame( [ 'Too much for us.', 'Put it here', 'Browse Files' ], [ $word( 'server_max_error' ), $word( 'drop' ), $word( 'browse' ) ] );
	}
}
