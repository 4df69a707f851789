import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.context.support.DefaultProfileValidationSupport;
import ca.uhn.fhir.validation.SingleValidationMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hl7.fhir.common.hapi.validation.support.CommonCodeSystemsTerminologyService;
import org.hl7.fhir.common.hapi.validation.support.InMemoryTerminologyServerValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.ValidationSupportChain;
import org.hl7.fhir.common.hapi.validation.validator.FhirInstanceValidator;
import org.hl7.fhir.r5.utils.validation.constants.BestPracticeWarningLevel;

/** Prints one line for each message of HL7's validator about the given files: file, severity, message id, place, text. */
public class Validate {
  public static void main(String[] files) throws Exception {
    var context = FhirContext.forR4();
    var instance = new FhirInstanceValidator(new ValidationSupportChain(
        new DefaultProfileValidationSupport(context),
        new CommonCodeSystemsTerminologyService(context),
        new InMemoryTerminologyServerValidationSupport(context)));
    instance.setBestPracticeWarningLevel(BestPracticeWarningLevel.Warning);
    var validator = context.newValidator().registerValidatorModule(instance);
    for (var file : files) {
      for (SingleValidationMessage message : validator.validateWithResult(Files.readString(Path.of(file))).getMessages()) {
        System.out.println(String.join("\t", file, message.getSeverity().getCode(), String.valueOf(message.getMessageId()),
            String.valueOf(message.getLocationString()), message.getMessage().replaceAll("\\s+", " ")));
      }
    }
  }
}
