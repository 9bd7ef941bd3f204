<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/FormTestCase.php';

/** Every recorded template, sound or broken: its tags and its markup. */
final class GrammarTest extends FormTestCase {

	/** What the original without its add-on for conditions prints as text, and we as the add-on does. */
	private const OURS = [
		'[group g][text a][/group]' => '<div data-id="g" data-orig_data_id="g" data-class="wpcf7cf_group">' . "\n\t<p>"
			. '<span class="wpcf7-form-control-wrap" data-name="a"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text" aria-invalid="false" value="" type="text" name="a" /></span>' . "\n\t</p>\n</div>",
	];

	/** @return iterable<string, array{array{template: string, tags: list<array<string, mixed>>, html: string}}> */
	public static function rows(): iterable {
		foreach ( self::fixture( 'contact-forms/tag-grammar.json' )['rows'] as $number => $row ) {
			yield $number . ': ' . $row['template'] => [ $row ];
		}
	}

	/** @param array{template: string, tags: list<array<string, mixed>>, html: string} $row */
	#[DataProvider( 'rows' )]
	public function test_reads_the_tags( array $row ): void {
		$form = new Form( template: $row['template'] );
		self::assertSame( $row['tags'], array_map( static fn ( FormTag $tag ): array => $tag->to_array(), $form->tags() ) );
	}

	/** @param array{template: string, tags: list<array<string, mixed>>, html: string} $row */
	#[DataProvider( 'rows' )]
	public function test_prints_the_markup( array $row ): void {
		$html = ( new FormRenderer() )->render( new Form( template: $row['template'] ) );
		self::assert_same_markup( self::on_this_day( self::OURS[ $row['template'] ] ?? $row['html'] ), self::body( $html, str_contains( $row['template'], '[response]' ) ) );
	}
}
