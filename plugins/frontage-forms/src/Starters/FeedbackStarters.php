<?php

declare( strict_types=1 );

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Form templates for feedback, newsletters, surveys and applications, and a blank form. */
final class FeedbackStarters extends StarterForm {

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function newsletter(): array {
		return self::starter(
			'newsletter',
			__( 'Newsletter', 'frontage-forms' ),
			__( 'An email address and consent.', 'frontage-forms' ),
			[
				self::email_field(),
				self::consent( 'news', __( 'Send me the newsletter. I can unsubscribe at any time.', 'frontage-forms' ) ),
				self::submit( __( 'Subscribe', 'frontage-forms' ) ),
			],
			self::mail( __( 'New subscriber: [your-email]', 'frontage-forms' ), [ self::email(), '[news]' ] )
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function feedback(): array {
		$yes_label = __( 'Yes', 'frontage-forms' );
		$marks     = self::choices( __( 'Very good', 'frontage-forms' ), __( 'Good', 'frontage-forms' ), __( 'Fair', 'frontage-forms' ), __( 'Poor', 'frontage-forms' ) );
		return self::starter(
			name: 'feedback',
			title: __( 'Feedback', 'frontage-forms' ),
			description: __( 'A rating, comments, and an optional reply.', 'frontage-forms' ),
			template: [
				self::question( __( 'How was your experience?', 'frontage-forms' ), "[radio mark use_label_element default:1 $marks]" ),
				self::label( __( 'What did you like? (optional)', 'frontage-forms' ), '[textarea liked x3]' ),
				self::label( __( 'What could we do better? (optional)', 'frontage-forms' ), '[textarea better x3]' ),
				self::question( __( 'Would you like a reply?', 'frontage-forms' ), '[radio answer use_label_element default:1 ' . self::choices( __( 'No', 'frontage-forms' ), $yes_label ) . ']' ),
				self::group( 'reply', self::name_field(), self::email_field(), self::answer_consent() ),
				self::submit( __( 'Send feedback', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Feedback: [mark]', 'frontage-forms' ),
				[
					self::line( __( 'Rating', 'frontage-forms' ), '[mark]' ),
					'',
					self::line( __( 'Liked', 'frontage-forms' ), '[liked]' ),
					self::line( __( 'Suggested improvements', 'frontage-forms' ), '[better]' ),
					'',
					self::line( __( 'Reply requested', 'frontage-forms' ), '[answer]' ),
					self::name(),
					self::email(),
					'[privacy]',
				]
			),
			conditions: [ self::show_when_equal( 'reply', 'answer', $yes_label ) ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function survey(): array {
		$other_label    = __( 'Other', 'frontage-forms' );
		$source_choices = self::choices( __( 'Friends', 'frontage-forms' ), __( 'Search engine', 'frontage-forms' ), __( 'Advertisement', 'frontage-forms' ), $other_label );
		$usage_choices  = self::choices( __( 'Every day', 'frontage-forms' ), __( 'Every week', 'frontage-forms' ), __( 'Now and then', 'frontage-forms' ) );
		$wish_choices   = self::choices( __( 'Lower prices', 'frontage-forms' ), __( 'Wider selection', 'frontage-forms' ), __( 'Faster replies', 'frontage-forms' ), __( 'Longer hours', 'frontage-forms' ) );
		return self::starter(
			name: 'survey',
			title: __( 'Survey', 'frontage-forms' ),
			description: __( 'Multiple-choice questions, answered anonymously.', 'frontage-forms' ),
			template: [
				self::question( __( 'How did you find us?', 'frontage-forms' ), "[radio found-by use_label_element default:1 $source_choices]" ),
				self::group( 'found-else', self::label( __( 'Please tell us how', 'frontage-forms' ), '[text found-else]' ) ),
				self::question( __( 'How often do you visit us?', 'frontage-forms' ), "[radio how-often use_label_element default:1 $usage_choices]" ),
				self::question( __( 'What should we improve? (optional)', 'frontage-forms' ), "[checkbox wanted use_label_element $wish_choices]" ),
				self::label( __( 'How likely are you to recommend us, from 0 to 10?', 'frontage-forms' ), '[range likely min:0 max:10 step:1 "8"]' ),
				self::label( __( 'Anything else? (optional)', 'frontage-forms' ), '[textarea wishes x3]' ),
				self::submit( __( 'Submit answers', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Survey: [likely] out of 10', 'frontage-forms' ),
				[
					self::line( __( 'Found us through', 'frontage-forms' ), '[found-by]' ),
					self::line( __( 'Found us (other)', 'frontage-forms' ), '[found-else]' ),
					self::line( __( 'How often', 'frontage-forms' ), '[how-often]' ),
					self::line( __( 'Improvements', 'frontage-forms' ), '[wanted]' ),
					self::line( __( 'Likely to recommend', 'frontage-forms' ), '[likely]' ),
					'',
					'[wishes]',
				],
				''
			),
			conditions: [ self::show_when_equal( 'found-else', 'found-by', $other_label ) ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function quiz(): array {
		$time               = [ __( 'Less than an hour', 'frontage-forms' ), __( 'A few hours', 'frontage-forms' ), __( 'As long as it takes', 'frontage-forms' ) ];
		$experience_choices = [ __( 'Nothing yet', 'frontage-forms' ), __( 'A little', 'frontage-forms' ), __( 'A lot', 'frontage-forms' ) ];
		$goal_choices       = [ __( 'Just try it out', 'frontage-forms' ), __( 'Learn it properly', 'frontage-forms' ), __( 'Make it my profession', 'frontage-forms' ) ];
		$marks              = [ 1, 2, 3 ];
		$radio_question     = static fn ( string $question, string $name, array $choices ): string => self::question( $question, "[radio $name use_label_element " . self::choices( ...$choices ) . ']' );
		$result_group       = static fn ( string $name, string $title, string $text ): string => self::group( $name, '<p><strong>' . self::content( $title ) . '</strong><br>' . self::content( $text ) . '</p>' );
		return self::starter(
			name: 'quiz',
			title: __( 'Quiz with a result', 'frontage-forms' ),
			description: __( 'Points for each answer, and a result based on the total.', 'frontage-forms' ),
			template: [
				$radio_question( __( 'How much time do you have per week?', 'frontage-forms' ), 'time', $time ),
				$radio_question( __( 'How much have you done so far?', 'frontage-forms' ), 'done', $experience_choices ),
				$radio_question( __( 'What is your goal?', 'frontage-forms' ), 'goal', $goal_choices ),
				// No points, and so no result, until all questions are answered.
				self::label( __( 'Your score (out of 9)', 'frontage-forms' ), '[calculation points decimals:0 "if( min( time, done, goal ) > 0, time + done + goal, 0 )" ' . implode( ' ', [ self::choice_numbers( 'time', $time, $marks ), self::choice_numbers( 'done', $experience_choices, $marks ), self::choice_numbers( 'goal', $goal_choices, $marks ) ] ) . ']' ),
				$result_group( 'begin', __( 'First steps', 'frontage-forms' ), __( 'Our short beginner course suits you best.', 'frontage-forms' ) ),
				$result_group( 'go-on', __( 'Well on your way', 'frontage-forms' ), __( 'Our evening course takes you further.', 'frontage-forms' ) ),
				$result_group( 'master', __( 'Ready for more', 'frontage-forms' ), __( 'Our one-year course is made for you.', 'frontage-forms' ) ),
				self::name_field(),
				self::email_field(),
				self::answer_consent(),
				self::submit( __( 'Submit answers', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Quiz: [points] points, [your-name]', 'frontage-forms' ),
				[
					self::line( __( 'Time', 'frontage-forms' ), '[time]' ),
					self::line( __( 'Experience', 'frontage-forms' ), '[done]' ),
					self::line( __( 'Goal', 'frontage-forms' ), '[goal]' ),
					self::line( __( 'Points', 'frontage-forms' ), '[points]' ),
					'',
					self::name(),
					self::email(),
					'[privacy]',
				]
			),
			conditions: [ self::show_when_between( 'begin', 'points', 3, 4 ), self::show_when_between( 'go-on', 'points', 5, 7 ), self::show_when_between( 'master', 'points', 8, 9 ) ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function job(): array {
		return self::starter(
			'job',
			__( 'Job application', 'frontage-forms' ),
			__( 'Two steps, with a resume and other files.', 'frontage-forms' ),
			[
				self::step( __( 'About you', 'frontage-forms' ), self::name_field(), self::email_field(), self::phone_field() ),
				self::step(
					__( 'Your application', 'frontage-forms' ),
					self::label( __( 'Position', 'frontage-forms' ), '[text* position]' ),
					self::label( __( 'Why are you a good fit? (optional)', 'frontage-forms' ), '[textarea about-you x6]' ),
					self::label( __( 'Your resume and other documents', 'frontage-forms' ), '[mfile* your-papers limit:10485760 filetypes:pdf|doc|docx|odt|jpg|png max-file:5]' ),
					self::consent( 'privacy', __( 'You may keep my details until the position is filled.', 'frontage-forms' ) )
				),
				self::submit( __( 'Apply', 'frontage-forms' ) ),
			],
			self::mail(
				__( 'Application: [position], [your-name]', 'frontage-forms' ),
				[ self::name(), self::email(), self::phone(), self::line( __( 'Position', 'frontage-forms' ), '[position]' ), '', '[about-you]', '', self::line( __( 'Attachments', 'frontage-forms' ), '[your-papers]' ), '[privacy]' ]
			) + [ 'attachments' => '[your-papers]' ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function blank(): array {
		return self::starter(
			'blank',
			__( 'Blank form', 'frontage-forms' ),
			__( 'Just a submit button.', 'frontage-forms' ),
			[ self::submit( __( 'Send', 'frontage-forms' ) ) ],
			self::mail( __( 'Form sent on [_site_title]', 'frontage-forms' ), [ self::line( __( 'Page', 'frontage-forms' ), '[_url]' ) ], '' )
		);
	}
}
