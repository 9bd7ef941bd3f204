<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Rendering;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** A help text is the description of its field for screen readers, in a block as in a shortcode. */
final class HelpTextsTest extends FormTestCase {

	private static function field( string $html, string $tag, string $text ): string {
		self::assertMatchesRegularExpression( '~<small (?:id="([^"]+)" class="fr-form-help"|class="fr-form-help" id="([^"]+)")>' . preg_quote( $text, '~' ) . '</small>~', $html );
		preg_match( '~<small [^>]*id="([^"]+)"[^>]*>' . preg_quote( $text, '~' ) . '~', $html, $found );
		self::assertMatchesRegularExpression( "~<$tag(?=[^>]*aria-describedby=\"{$found[1]}\")~", $html );
		return $found[1];
	}

	public function test_a_help_text_describes_its_field_or_its_choices(): void {
		$form = new Form( id: 7, template: "<label>Phone\n[tel phone]</label>\n<small class=\"fr-form-help\">We call on weekdays.</small>\n\n<label>Mail\n[email mail]</label>\n\n<fieldset><legend>Day</legend>\n[checkbox day \"Mo\" \"Tu\"]\n<small class=\"fr-form-help\">One or both.</small>\n</fieldset>" );
		foreach ( [ [], [ 'mark_required' => '1' ] ] as $attributes ) {
			$html = ( new FormRenderer() )->render( $form, $attributes );
			self::assertNotSame( self::field( $html, 'input', 'We call on weekdays.' ), self::field( $html, 'fieldset', 'One or both.' ) );
			self::assertSame( 2, substr_count( $html, 'aria-describedby' ) );
		}
	}

	public function test_fields_of_one_fieldset_have_a_help_text_each(): void {
		$html = ( new FormRenderer() )->render( new Form( template: "<fieldset><legend>Address</legend>\n<label>Street [text street]</label>\n<small class=\"fr-form-help\">With the number.</small>\n<label>Country [select country \"NO\" \"SE\"]</label>\n<small class=\"fr-form-help\">Where it is sent.</small>\n</fieldset>" ) );
		self::assertNotSame( self::field( $html, 'input', 'With the number.' ), self::field( $html, 'select', 'Where it is sent.' ) );
		self::assertDoesNotMatchRegularExpression( '~<fieldset[^>]*aria-describedby~', $html );
	}

	public function test_a_help_text_without_a_field_describes_nothing(): void {
		$html = ( new FormRenderer() )->render( new Form( template: "<small class=\"fr-form-help\">Alone</small>\n\n[submit]" ) );
		self::assertStringNotContainsString( 'aria-describedby', $html );
		self::assertStringContainsString( '<small class="fr-form-help">Alone</small>', $html );
	}
}
